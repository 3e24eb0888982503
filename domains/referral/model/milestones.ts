/** What a referral can be rewarded for, in the order it is reached. */
export const milestones = ['applied', 'interview', 'offer', 'joined'] as const

export type Milestone = (typeof milestones)[number]
