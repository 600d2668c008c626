/** How each symbol of the Big Six is tinted, on its note and on the cloth. */
interface Tint {
  paper: string;
  ink: string;
  wood: string;
}

const TINTS: Record<string, Tint> = {
  $1: { paper: '#e8ecd0', ink: '#23502f', wood: '#8a5a2f' },
  $2: { paper: '#cfe3d0', ink: '#0c5a3a', wood: '#6f4524' },
  $5: { paper: '#d9d3ee', ink: '#43307f', wood: '#7d5029' },
  $10: { paper: '#f4dfb4', ink: '#8a4708', wood: '#6a3f1e' },
  $20: { paper: '#f3c9bd', ink: '#97162a', wood: '#5f371a' },
  joker: { paper: '#34123f', ink: '#ffd75e', wood: '#4a1d55' },
  flag: { paper: '#f8f1df', ink: '#16356f', wood: '#1d3a6e' },
};
const OTHER: Tint = { paper: '#e8ecd0', ink: '#23502f', wood: '#74492c' };

export const tintOf = (symbol: string): Tint => TINTS[symbol] ?? OTHER;
export const isNote = (symbol: string): boolean => symbol.startsWith('$');
