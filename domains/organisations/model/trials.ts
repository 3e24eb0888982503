/** How an application for a trial stands. */
export const trialStates = ['new', 'contacted', 'customer', 'declined'] as const

export type TrialState = (typeof trialStates)[number]

/** The states an operator gives one by hand; it becomes a customer's by making their organisation. */
export const trialDecisions = ['contacted', 'declined'] as const

export type TrialDecision = (typeof trialDecisions)[number]

/** Whether an application may become that: a customer stays one, and a declined company may be contacted after all. */
export function mayBecome(state: TrialState, next: TrialState): boolean {
  return state !== 'customer' && next !== 'new'
}

/** A name for the addresses of a company that applied, from its Latin letters; empty where it has too few. */
export function companyIdFrom(company: string): string {
  const plain = company
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 63)
  return plain.length < 2 ? '' : plain
}
