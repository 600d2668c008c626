/** The colours that non-value chips are issued in, by the names a floor gives them. */
const KNOWN: Record<string, string> = {
  white: '#e9e2d2', pink: '#e58aa8', rose: '#d0567f', salmon: '#e8836b', peach: '#eeb087', coral: '#e0644f',
  orange: '#e07a1f', yellow: '#e8c531', lime: '#9bc53d', mint: '#8fd6b0', aqua: '#4fc3c8', cyan: '#3db8d8',
  'light-blue': '#7db5e8', sky: '#7db5e8', blue: '#2a63c4', navy: '#22386f', lavender: '#b39ddb', lilac: '#c3a0d8',
  purple: '#7a3aa3', violet: '#6b48c0', magenta: '#c03a94', brown: '#7f5131', tan: '#c39b6a', beige: '#d8c49d',
  grey: '#8b8b8b', gray: '#8b8b8b', silver: '#b9bec4', olive: '#80852f', teal: '#1f8a83', turquoise: '#35b8a6',
  green: '#2c9152', 'light-green': '#8ccb6b', 'dark-green': '#1d5c37', red: '#c5283d', maroon: '#7d1b2e', black: '#2a2725',
  gold: '#d1a52c',
};

/** A colour by name; a name not known here still gets one of its own, and always the same. */
export function dye(name: string): string {
  const known = KNOWN[name];
  if (known) return known;
  let turn = 0;
  for (const letter of name) turn = (turn * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${turn} 52% 48%)`;
}

/** Ink that reads on that colour. */
export function inkOn(name: string): string {
  const found = /^#(..)(..)(..)$/.exec(dye(name));
  if (!found) return '#fff';
  const [r, g, b] = found.slice(1).map((part) => parseInt(part, 16)) as [number, number, number];
  return r * 0.299 + g * 0.587 + b * 0.114 > 128 ? '#17110a' : '#fff';
}
