/** The link of a place that a dealer pays by hand: what the round on view came to. */
import type { Views } from '../../../lib/generated';
import type { Cents } from '../../../lib/money';
import type { GameCloth } from '../../../lib/wire';
import { PlayerLink } from '../player-link.svelte';
import { say } from '../words';

/** The screens of players with chips in hand. */
export type SeatedScreenName = 'seat' | 'position';

/** What a round came to here. */
export interface Payment<Win> {
  round: number;
  wins: Win[];
  back: Cents;
  staked: Cents;
}

export abstract class PaidLink<S extends SeatedScreenName, Cloth extends GameCloth, Win> extends PlayerLink<S, Cloth> {
  payment = $state.raw<Payment<Win> | null>(null);

  /** Keep what a round paid for as long as its number stands: once paid, the server takes it off the view. */
  abstract remember(): void;

  get view(): Views[S] | null {
    return this.worded;
  }

  /** The payment of the round on view, if one is remembered. */
  protected get game(): Payment<Win> | null {
    return this.payment && this.payment.round === this.view?.round ? this.payment : null;
  }

  get wins(): readonly Win[] {
    return this.game?.wins ?? [];
  }

  /** Something is to come back, and the dealer has not paid it yet. */
  get due(): boolean {
    return false;
  }

  /** What the round on view came to, in the words of every player's screen; empty where this player has no part in it. */
  get result(): string {
    const game = this.game;
    if (!game || game.staked <= 0) return '';
    return (this.due ? say.resultDue : say.result)(game.back, game.staked);
  }

  /** What comes back of the round on view, stakes included. */
  get back(): Cents {
    return this.game?.back ?? 0;
  }

  /** More comes back than was staked. */
  get gained(): boolean {
    return this.game !== null && this.game.back > this.game.staked;
  }
}
