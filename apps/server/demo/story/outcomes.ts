import type { Outcome } from './outcome.ts'
import { laterOutcomes } from './outcomes-later.ts'
import { testOutcomes } from './outcomes-test.ts'
import { reach } from './plan-route.ts'
import { answer, arrive, decide, move, recruiter, remarks } from './plan-steps.ts'
import type { Scene } from './scene.ts'

const takenUp = (scene: Scene) => [...arrive(scene), recruiter(scene, { do: 'take_up' })]

// Nobody is counted for the first of these: whoever is left over has only just applied.
const screening: readonly Outcome[] = [
  { ends: [1, 0, 0], social: 0, school: 0, arrived: [0.05, 4], quiet: [20, 60], tell: arrive },
  {
    ends: [1, 20, 0],
    social: 24,
    school: 16,
    again: 18,
    arrived: [2, 9],
    quiet: [30, 2500],
    tell: (scene) => [...takenUp(scene), ...remarks(scene, 0.5)],
  },
  {
    ends: [1, 20, 0],
    social: 4,
    school: 1,
    arrived: [5, 11],
    quiet: [300, 4000],
    tell: (scene) => [...takenUp(scene), decide(scene, 1, 'remain', 'wait')],
  },
  {
    ends: [1, 30, 0],
    social: 7,
    school: 4,
    again: 6,
    arrived: [3, 9],
    quiet: [40, 2600],
    tell: (scene) => [...takenUp(scene), decide(scene, 1, 'pass', 'screenPass'), ...remarks(scene, 0.3)],
  },
  {
    ends: [1, 40, 41],
    social: 16,
    school: 9,
    again: 18,
    arrived: [3, 13],
    quiet: [200, 6000],
    tell: (scene) => [...takenUp(scene), ...remarks(scene, 0.15), decide(scene, 1, 'eliminate', 'screenOut')],
  },
  {
    ends: [1, 40, 42],
    social: 4,
    school: 3,
    again: 6,
    arrived: [4, 13],
    quiet: [200, 5000],
    tell: (scene) => [...takenUp(scene), answer(scene, 'refuse', 'refuse')],
  },
]

const approval: readonly Outcome[] = [
  {
    ends: [14, 10, 0],
    social: 3,
    school: 0,
    arrived: [4, 9],
    quiet: [100, 2000],
    tell: (scene) => [...reach(scene, 14), recruiter(scene, { do: 'move', to: 14 })],
  },
  {
    ends: [14, 20, 0],
    social: 9,
    school: 0,
    again: 6,
    arrived: [4, 10],
    quiet: [60, 3000],
    tell: (scene) => [...reach(scene, 14), move(scene, 14), ...remarks(scene, 0.2)],
  },
  {
    ends: [14, 30, 0],
    social: 3,
    school: 0,
    arrived: [5, 12],
    quiet: [200, 3000],
    tell: (scene) => [...reach(scene, 14), move(scene, 14), decide(scene, 14, 'remain', 'wait')],
  },
  {
    ends: [14, 40, 0],
    social: 4,
    school: 0,
    arrived: [5, 11],
    quiet: [60, 1500],
    tell: (scene) => [...reach(scene, 14), move(scene, 14), decide(scene, 14, 'pass', 'approve')],
  },
  {
    ends: [14, 50, 51],
    social: 5,
    school: 0,
    again: 3,
    arrived: [6, 13],
    quiet: [300, 6000],
    tell: (scene) => [...reach(scene, 14), move(scene, 14), decide(scene, 14, 'eliminate', 'approvalOut')],
  },
  {
    ends: [14, 50, 52],
    social: 2,
    school: 0,
    again: 1,
    arrived: [6, 13],
    quiet: [300, 4000],
    tell: (scene) => [...reach(scene, 14), move(scene, 14), answer(scene, 'refuse', 'refuse')],
  },
]

/** Every way an application of the story can stand; most in screening, few at the end. */
export const outcomes: readonly Outcome[] = [...screening, ...approval, ...testOutcomes, ...laterOutcomes]
