import type { Outcome } from './outcome.ts'
import { reach } from './plan-route.ts'
import type { Step } from './plan-steps.ts'
import { answer, decide, happen, move, recruiter } from './plan-steps.ts'
import type { Scene } from './scene.ts'
import type { StageId } from './story-shape.ts'

type TestStage = 16 | 3 | 15

/** What happens after the move to a test, by the status it leaves behind. */
const endings: readonly {
  place: readonly [number, number]
  /** Applications in [assessment, exam, AI interview]: social, then school. */
  social: readonly [number, number, number]
  school: readonly [number, number, number]
  tell: (scene: Scene, stage: TestStage) => Step[]
}[] = [
  { place: [10, 11], social: [1, 0, 1], school: [1, 2, 0], tell: () => [] },
  {
    place: [10, 12],
    social: [1, 0, 1],
    school: [0, 1, 0],
    tell: (scene, stage) => [told(scene), decide(scene, stage, 'change_date', 'testDate')],
  },
  {
    place: [10, 13],
    social: [1, 0, 0],
    school: [0, 1, 1],
    tell: (scene, stage) => [told(scene), decide(scene, stage, 'cancel', 'testCancel')],
  },
  {
    place: [10, 14],
    social: [0, 0, 1],
    school: [1, 2, 0],
    tell: (scene, stage) => [
      told(scene),
      answer(scene, 'accept', 'accept'),
      decide(scene, stage, 'absence', 'absence'),
    ],
  },
  {
    place: [10, 15],
    social: [1, 0, 0],
    school: [0, 1, 1],
    tell: (scene) => [told(scene), happen('not_delivered')],
  },
  {
    place: [10, 16],
    social: [0, 0, 1],
    school: [1, 1, 0],
    tell: (scene) => [told(scene), happen('viewed'), answer(scene, 'change_date', 'askDate')],
  },
  {
    place: [20, 21],
    social: [1, 0, 1],
    school: [1, 3, 1],
    tell: (scene) => [told(scene), happen('viewed'), answer(scene, 'accept', 'accept')],
  },
  {
    place: [20, 22],
    social: [0, 0, 0],
    school: [1, 2, 1],
    tell: (scene) => [told(scene), answer(scene, 'accept'), answer(scene, 'attend')],
  },
  { place: [30, 0], social: [1, 0, 1], school: [1, 3, 1], tell: (scene, stage) => sat(scene, stage) },
  {
    place: [40, 0],
    social: [1, 0, 1],
    school: [1, 2, 1],
    tell: (scene, stage) => [...sat(scene, stage), decide(scene, stage, 'pass')],
  },
  {
    place: [40, 42],
    social: [0, 0, 1],
    school: [0, 3, 1],
    tell: (scene, stage) => [...sat(scene, stage), happen('passed_automatically')],
  },
  {
    place: [50, 51],
    social: [1, 0, 1],
    school: [1, 3, 1],
    tell: (scene, stage) => [...sat(scene, stage), decide(scene, stage, 'eliminate', 'testOut')],
  },
  {
    place: [50, 52],
    social: [1, 0, 0],
    school: [0, 1, 1],
    tell: (scene) => [told(scene), happen('viewed'), answer(scene, 'refuse', 'refuse')],
  },
  { place: [60, 0], social: [1, 0, 1], school: [1, 3, 1], tell: (scene) => [told(scene)] },
  { place: [60, 61], social: [1, 0, 1], school: [0, 2, 0], tell: (scene) => [told(scene), happen('viewed')] },
]

function told(scene: Scene): Step {
  return recruiter(scene, { do: 'notify' })
}

function sat(scene: Scene, stage: StageId): Step[] {
  const finished = stage === 16 ? decide(scene, 16, 'remain') : happen('finished')
  return [told(scene), happen('viewed'), answer(scene, 'accept', 'accept'), answer(scene, 'attend'), finished]
}

const stages: readonly TestStage[] = [16, 3, 15]

/** Assessment, written exam and AI interview: where schools keep most of their candidates. */
export const testOutcomes: readonly Outcome[] = stages.flatMap((stage, index) =>
  endings
    .filter(({ social, school }) => (social[index] ?? 0) + (school[index] ?? 0) > 0)
    .map(
      ({ place, social, school, tell }): Outcome => ({
        ends: [stage, ...place],
        social: social[index] ?? 0,
        school: school[index] ?? 0,
        arrived: [7, 13.8],
        quiet: place[0] === 20 && place[1] === 22 ? [8, 55] : [60, 3800],
        tell: (scene) => [...reach(scene, stage), move(scene, stage), ...tell(scene, stage)],
      }),
    ),
)
