import { stages } from '@bole/processes/model'
import type { Setting } from './setting.ts'

/** Five rules to begin with; each has a name in the texts of the screen. */
export const readyRules: Readonly<
  Record<'unscreened' | 'offer_ends' | 'interview_tomorrow' | 'referred' | 'starts_soon', Setting>
> = {
  unscreened: {
    trigger: { when: 'stays', at: `${stages.stage.screening}/0/0`, days: 3 },
    conditions: [],
    actions: [{ do: 'notice', to: null, text: '' }],
  },
  offer_ends: {
    trigger: { when: 'date', date: 'offer', days: 2 },
    conditions: [],
    actions: [{ do: 'notice', to: null, text: '' }],
  },
  interview_tomorrow: {
    trigger: { when: 'date', date: 'interview', days: 1 },
    conditions: [],
    actions: [{ do: 'notice', to: null, text: '' }],
  },
  referred: {
    trigger: { when: 'arrives', sources: ['referral'] },
    conditions: [],
    actions: [{ do: 'move', stage: stages.stage.approval }],
  },
  starts_soon: {
    trigger: { when: 'date', date: 'entry', days: 7 },
    conditions: [],
    actions: [{ do: 'notice', to: null, text: '' }],
  },
}

export type ReadyRule = keyof typeof readyRules
