import type { Story } from './candidate-story.ts'

/** What was decided, as a candidate is told it. */
export const decisions = ['not_selected', 'hired', 'withdrawn', 'declined'] as const

export type ReceiptDecision = (typeof decisions)[number]

/** Whether a machine took part: not at all, in a step on the way, or in the decision itself. */
export const machineParts = ['none', 'on_the_way', 'decided'] as const

/** What a candidate can ask about a decision. */
export const requestKinds = ['correction', 'review', 'erasure'] as const

/** What a receipt says. Its text is made of this alone, in this order. */
export interface ReceiptFacts {
  readonly number: string
  readonly edition: number
  readonly company: string
  readonly position: string
  readonly applicant: string
  readonly applied_on: string
  readonly decided_on: string
  readonly stage: string
  readonly decision: ReceiptDecision
  /** Empty: nobody gave one. */
  readonly reason: string
  readonly machine: (typeof machineParts)[number]
  /** The day by which an answer was promised; null where the move was the candidate's. */
  readonly answer_promised_by: string | null
}

/** What has been decided where a candidate reads this story; null while nothing has. */
export function decisionTold({ stage, next }: Pick<Story, 'stage' | 'next'>): ReceiptDecision | null {
  if (next === 'joined') return 'hired'
  if (stage !== 'closed') return null
  if (next === 'you_withdrew') return 'withdrawn'
  return next === 'you_declined' ? 'declined' : 'not_selected'
}

/** Whether it is for the company to say why: whoever withdrew or declined knows it themselves. */
export function isOursToExplain(decision: string): boolean {
  return decision === 'not_selected'
}

/** Whether a machine took part, from who made the changes, the last of which decided. */
export function machinePartOf(actors: readonly string[]): (typeof machineParts)[number] {
  if (actors.at(-1) === 'system') return 'decided'
  return actors.includes('system') ? 'on_the_way' : 'none'
}

const names = [
  'number',
  'edition',
  'company',
  'position',
  'applicant',
  'applied_on',
  'decided_on',
  'stage',
  'decision',
  'reason',
  'machine',
  'answer_promised_by',
] as const satisfies readonly (keyof ReceiptFacts)[]

/** What is signed of a receipt: its facts in one line, and with which key. */
export function signedText(facts: ReceiptFacts, keyId: string): string {
  return `bole-receipt-1\n${JSON.stringify(facts, [...names])}\nkey ${keyId}\n`
}

/** The whole text that a candidate keeps; the signature in 128 small hexadecimal digits. */
export function withSignature(signed: string, signature: string): string {
  return `${signed}signature ${signature}\n`
}

const shape = /^(bole-receipt-1\n([^\n]+)\nkey ([0-9a-f]{16})\n)signature ([0-9a-f]{128})\n$/

/** A receipt taken apart; null where it has not exactly its shape, so that no byte of it is without meaning. */
export function partsOf(text: string) {
  const [, signed, facts, keyId, signature] = shape.exec(text) ?? []
  if (!signed || !facts || !keyId || !signature) return null
  return { signed, facts, keyId, signature }
}

/** What a check of a text can find: ours word for word, ours no more, signed with a key that is not ours, or no receipt at all. */
export const findings = ['genuine', 'changed', 'other_key', 'no_receipt'] as const

export type Finding = (typeof findings)[number]

/** Whether a text sets out to be a receipt at all: a changed one still begins like one. */
export function isMeantAsReceipt(text: string): boolean {
  return text.startsWith('bole-receipt-1')
}

/** What a check found, step by step, so that it can be told in words; null: it did not come to that. */
export function stepsChecked(finding: Finding) {
  return {
    shape: finding !== 'no_receipt',
    key: finding === 'no_receipt' ? null : finding !== 'other_key',
    signature: finding === 'no_receipt' || finding === 'other_key' ? null : finding === 'genuine',
  } as const
}
