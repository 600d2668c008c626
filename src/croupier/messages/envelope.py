"""Commands and events as they travel and as they are kept."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from croupier.messages import betting, cage, effects, felt, pit, rounds, seats, spins, stations, tables
from croupier.names import CommandId, SenderId, TableId, TerminalId

LiveCommand: TypeAlias = (
    seats.AskChips | seats.IssueChips | seats.ColourOut
    | felt.LayWager | felt.LayFor | felt.TakeBack | felt.CallWager | felt.AcceptCalled
    | spins.SpinBall | spins.CallNoSpin | spins.AnnounceNumber | spins.PlaceCrown | spins.CollectLosers
    | spins.CountMucked | spins.PayWinners | spins.CommitChance | spins.DrawMultiplier
)  # fmt: skip

LiveEvent: TypeAlias = (
    seats.ChipsAsked | seats.ChipsIssued | seats.ColouredOut
    | felt.WagerLaid | felt.WagerTakenBack | felt.WagerReturned | felt.WagerCalled | felt.CalledAccepted
    | felt.CallLapsed
    | spins.BallSpun | spins.NoSpinCalled | spins.NumberAnnounced | spins.CrownPlaced | spins.FifthMoved
    | spins.LosersCollected | spins.MuckedCounted | spins.WinnersPaid | spins.ChanceCommitted
    | spins.MultiplierDrawn | spins.MuckerChanged
)  # fmt: skip

PitCommand: TypeAlias = (
    pit.GoOnDuty | pit.GoOffDuty | pit.FillTable | pit.CreditTable | pit.PickUpDrop | pit.CountDrop
    | pit.CountFloat | pit.RaiseAlarm | pit.BeginDay
)  # fmt: skip

Command: TypeAlias = (
    betting.PlaceBet | betting.CancelBet | betting.Undo | betting.Recall | betting.Clear | betting.Neighbours
    | rounds.StartGame | rounds.PromptSpin | rounds.CloseBets | rounds.ReadNumber | rounds.ReportFault
    | rounds.ConfirmNumber | rounds.VoidGame | rounds.RefundGame | rounds.VoidSettled
    | cage.LayBuyIn | cage.PickUpBuyIn | cage.CountBuyIn | cage.CreditBuyIn | cage.DropBuyIn
    | cage.VerifyCredit | cage.ReportCredit | cage.CorrectBuyIn | cage.AskCashOut | cage.ConfirmCashOut
    | cage.WithdrawCashOut | cage.SelectCashOut | cage.CountChips | cage.DeliverChips
    | tables.InstallTable | tables.OpenTable | tables.CloseTable | tables.TakeTable
    | tables.CallSupervisor | tables.AnswerCall | tables.ReleaseTerminal
    | tables.StopTable | tables.RestartTable
    | effects.CountSpin | effects.ReportLaunched | effects.ReportFailed
    | stations.OpenStation | stations.CloseStation | stations.AcceptCash | stations.PayByHand
    | LiveCommand
    | PitCommand | pit.ChangeTerms
)  # fmt: skip

Event: TypeAlias = (
    betting.BetsChanged
    | rounds.GameStarted | rounds.SpinPrompted | rounds.BetsClosed | rounds.NumberRead | rounds.RoundSettled
    | rounds.GameVoided | rounds.GameRefunded | rounds.SettlementReversed
    | cage.BuyInLaid | cage.BuyInPickedUp | cage.BuyInCounted | cage.TerminalCredited | cage.BuyInDropped
    | cage.CreditVerified | cage.CreditReported | cage.BuyInCorrected | cage.CashOutAsked
    | cage.CashOutConfirmed | cage.CashOutWithdrawn | cage.CashOutSelected | cage.CashOutPaid
    | cage.ChipsDelivered
    | tables.TableInstalled | tables.TableOpened | tables.TableClosed | tables.DealerChanged
    | tables.SupervisorCalled | tables.CallAnswered | tables.TerminalLocked | tables.TerminalReleased
    | tables.Alarmed | tables.TableStopped | tables.TableRestarted
    | effects.SpinCounted | effects.LaunchAsked | effects.BallLaunched | effects.EffectFailed
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
