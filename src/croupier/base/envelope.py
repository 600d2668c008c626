"""Commands and events as they travel and as they are kept."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from croupier.base.names import CommandId, SenderId, TableId, TerminalId
from croupier.floor.dealerless.messages import stations
from croupier.floor.parts.messages import bets, cash, launches, rounds, tables
from croupier.floor.pit.messages import pit
from croupier.floor.wheel.messages import deal, seats, wagers

LiveCommand: TypeAlias = (
    seats.AskChips | seats.IssueChips | seats.ColourOut
    | wagers.LayWager | wagers.LayFor | wagers.TakeBack | wagers.CallWager | wagers.AcceptCalled
    | deal.SpinBall | deal.CallNoSpin | deal.AnnounceNumber | deal.PlaceCrown | deal.CollectLosers
    | deal.CountMucked | deal.PayWinners | deal.CommitChance | deal.DrawMultiplier
)  # fmt: skip

LiveEvent: TypeAlias = (
    seats.ChipsAsked | seats.ChipsIssued | seats.ColouredOut
    | wagers.WagerLaid | wagers.WagerTakenBack | wagers.WagerReturned | wagers.WagerCalled
    | wagers.CalledAccepted | wagers.CallLapsed
    | deal.BallSpun | deal.NoSpinCalled | deal.NumberAnnounced | deal.CrownPlaced | deal.FifthMoved
    | deal.LosersCollected | deal.MuckedCounted | deal.WinnersPaid | deal.ChanceCommitted
    | deal.MultiplierDrawn | deal.MuckerChanged
)  # fmt: skip

PitCommand: TypeAlias = (
    pit.GoOnDuty | pit.GoOffDuty | pit.FillTable | pit.CreditTable | pit.PickUpDrop | pit.CountDrop
    | pit.CountFloat | pit.RaiseAlarm | pit.BeginDay
)  # fmt: skip

Command: TypeAlias = (
    bets.PlaceBet | bets.CancelBet | bets.Undo | bets.Recall | bets.Clear | bets.Neighbours
    | rounds.StartGame | rounds.PromptSpin | rounds.CloseBets | rounds.ReadNumber | rounds.ReportFault
    | rounds.ConfirmNumber | rounds.VoidGame | rounds.RefundGame | rounds.VoidSettled
    | cash.LayBuyIn | cash.PickUpBuyIn | cash.CountBuyIn | cash.CreditBuyIn | cash.DropBuyIn
    | cash.VerifyCredit | cash.ReportCredit | cash.CorrectBuyIn | cash.AskCashOut | cash.ConfirmCashOut
    | cash.WithdrawCashOut | cash.SelectCashOut | cash.CountChips | cash.DeliverChips
    | tables.InstallTable | tables.OpenTable | tables.CloseTable | tables.TakeTable
    | tables.CallSupervisor | tables.AnswerCall | tables.ReleaseTerminal
    | tables.StopTable | tables.RestartTable
    | launches.CountSpin | launches.ReportLaunched | launches.ReportFailed
    | stations.OpenStation | stations.CloseStation | stations.AcceptCash | stations.PayByHand
    | LiveCommand
    | PitCommand | pit.ChangeTerms
)  # fmt: skip

Event: TypeAlias = (
    bets.BetsChanged
    | rounds.GameStarted | rounds.SpinPrompted | rounds.BetsClosed | rounds.NumberRead | rounds.RoundSettled
    | rounds.GameVoided | rounds.GameRefunded | rounds.SettlementReversed
    | cash.BuyInLaid | cash.BuyInPickedUp | cash.BuyInCounted | cash.TerminalCredited | cash.BuyInDropped
    | cash.CreditVerified | cash.CreditReported | cash.BuyInCorrected | cash.CashOutAsked
    | cash.CashOutConfirmed | cash.CashOutWithdrawn | cash.CashOutSelected | cash.CashOutPaid
    | cash.ChipsDelivered
    | tables.TableInstalled | tables.TableOpened | tables.TableClosed | tables.DealerChanged
    | tables.SupervisorCalled | tables.CallAnswered | tables.TerminalLocked | tables.TerminalReleased
    | tables.Alarmed | tables.TableStopped | tables.TableRestarted
    | launches.SpinCounted | launches.LaunchAsked | launches.BallLaunched | launches.EffectFailed
    | stations.StationOpened | stations.StationClosed | stations.CashAccepted | stations.HandPaid
    | LiveEvent
    | pit.DayBegun | pit.WentOnDuty | pit.WentOffDuty | pit.TableFilled | pit.TableCredited | pit.DropPickedUp
    | pit.DropCounted | pit.FloatCounted | pit.TermsChanged
)  # fmt: skip


class Role(StrEnum):
    """Whom a command comes from. A supervisor is a pit manager too; the last four are devices."""

    PLAYER = "player"
    DEALER = "dealer"
    MUCKER = "mucker"
    FLOORPERSON = "floorperson"
    SUPERVISOR = "supervisor"
    DESIGNEE = "designee"
    DIRECTOR = "director"
    CASHIER = "cashier"
    TELLER = "teller"
    MUTUEL_MANAGER = "mutuel-manager"
    ACCOUNTANT = "accountant"
    AUDITOR = "auditor"
    ENGINEER = "engineer"
    ADMINISTRATOR = "administrator"
    READER = "reader"
    CLOCK = "clock"
    CHANCE = "chance"
    DEVICE = "device"


class Envelope(msgspec.Struct, frozen=True):
    """A command with its sender's own id for it, and what the server knows of the sender."""

    id: CommandId
    sender: SenderId
    role: Role
    table: TableId
    command: Command
    terminal: TerminalId | None = None
