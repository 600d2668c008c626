/** What a drawer asks of its screen, whichever window it belongs to. */
export interface DrawerWork {
  readonly busy: boolean;
  ask(name: 'open-drawer', window: string, amount: string): Promise<boolean>;
  ask(name: 'close-drawer', amount: string): Promise<boolean>;
  ask(name: 'fund-drawer' | 'return-to-vault', amount: string, witness: string): Promise<boolean>;
  ask(name: 'close-left-drawer', window: string, amount: string, witness: string): Promise<boolean>;
}

/** `who` works at the window, or nobody. */
export interface DrawerWindow {
  id: string;
  who: string | null;
}
