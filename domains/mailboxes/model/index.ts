export { type Board, boardOf, boards } from './boards.ts'
export {
  foldersAtMost,
  type MailboxState,
  type MessageReason,
  type MessageState,
  mailboxesAtMost,
  mailboxStates,
  messageBytesAtMost,
  messageReasons,
  messageStates,
  needsEncryption,
  rulesAtMost,
  waitAfter,
} from './mailbox.ts'
export { type Attached, piecesOf } from './pieces.ts'
export { positionOf, type Rule, type RulePart, ruleParts } from './position-of.ts'
