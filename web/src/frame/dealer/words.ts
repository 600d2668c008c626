/** What the dealer's frame says at every table. */
export const say = {
  auto: 'A demonstration dealer works this table.',
  faultsTitle: 'Simulated wheel: faults',
  faultSent: (fault: string) => `Set: ${fault.toLowerCase()}.`,
  order: 'The order of play',
  tillThen: 'Not before its turn',
  slips: {
    title: 'A slip to sign',
    fill: (number: number) => `Fill ${number}: count the chips in`,
    credit: (number: number) => `Credit ${number}: count the chips out`,
    sign: 'Counted: sign',
    sure: 'Sure?',
  },
} as const;
