/** The parts of a line of shorthand, for touches that change one of them. Whether it is a bet, the server says. */
export interface Parts {
  /** With the space after it. */
  race: string;
  amount: string;
  bet: string;
  form: string;
  runners: string;
}

const PARTS = /^(\d{1,2} (?=[\d.]))?([\d.]*) ?(tt|k[36]|[a-z])?([a-z])? ?(.*)$/i;

export function partsOf(line: string): Parts {
  const [, race = '', amount = '', bet = '', form = '', runners = ''] = PARTS.exec(line.trimStart()) ?? [];
  return { race, amount, bet, form, runners };
}

export function lineOf({ race, amount, bet, form, runners }: Parts): string {
  const gap = /\d$/.test(bet + form) && runners ? ' ' : '';
  return `${race}${amount}${bet}${form}${gap}${runners}`;
}

/** Puts a runner into the last group of the line, or takes it out again. */
export function toggled(runners: string, runner: number): string {
  const groups = runners.split('/');
  const last = (groups.pop() ?? '').split(/[ ,+]+/).filter(Boolean);
  const named = String(runner);
  const now = last.includes(named) ? last.filter((one) => one !== named) : [...last.filter((one) => one !== '*'), named];
  return [...groups, now.join(' ')].join('/');
}
