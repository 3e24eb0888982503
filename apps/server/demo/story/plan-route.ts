import { stages } from '@bole/processes/model'
import type { Step } from './plan-steps.ts'
import { decide, move, passInterview, passScreening, passTest, remarks } from './plan-steps.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import type { PlanEvent, StageId } from './story-shape.ts'

/** Which stages before the target this person passes: a process is a proposal, HR skips some of it. */
function stagesBefore(scene: Scene, target: StageId): StageId[] {
  const { random, project } = scene
  const isSchool = project.origin === 1
  const before = project.stages.slice(1, project.stages.indexOf(target))
  return before.filter((stage) => {
    if (stage === 12 || stage === 5) return true
    if (stage === 3) return random.chance(0.9)
    if (stage === 14) return random.chance(0.75)
    return random.chance(isSchool ? 0.35 : 0.15)
  })
}

function passApproval(scene: Scene): Step[] {
  return [move(scene, 14), ...remarks(scene, 0.2), decide(scene, 14, 'pass', 'approve')]
}

function passOffer(scene: Scene): Step[] {
  const { owner } = scene.position
  return [
    move(scene, 5),
    { actor: owner, action: { do: 'set_offer', validDays: 7 } },
    { actor: 'candidate', action: { do: 'candidate_feedback', action: 'accept' } },
    decide(scene, 5, 'sign_contact', 'offer'),
  ]
}

/** Everything up to the door of a stage; `interviewedDaysAgo` counts only where the interview lies before it. */
export function reach(scene: Scene, target: StageId, interviewedDaysAgo = 0): Step[] {
  const passed = stagesBefore(scene, target).flatMap((stage) => {
    if (stage === stages.stage.approval) return passApproval(scene)
    if (stage === stages.stage.interview) return passInterview(scene, interviewedDaysAgo)
    if (stage === stages.stage.offer) return passOffer(scene)
    return passTest(scene, stage)
  })
  return [...passScreening(scene), ...passed]
}

/** Gives every step its minute: given times stay, the others fall at random between their neighbours. */
export function spread(random: Random, steps: readonly Step[], start: number, end: number): PlanEvent[] {
  const times = steps.map(({ at }, index) =>
    index === 0 ? start : index === steps.length - 1 ? (at ?? end) : at,
  )
  let from = 0
  while (from < steps.length - 1) {
    const to = times.findIndex((time, index) => index > from && time !== undefined)
    const [high, low] = [times[from] ?? start, times[to] ?? end]
    const open = to - from - 1
    if (high - low <= open) throw new Error(`No room for ${open} events between ${high} and ${low} minutes`)
    const cuts = Array.from({ length: open }, () => random.between(low + 1, high - 1)).sort((a, b) => b - a)
    for (const [index, cut] of cuts.entries()) times[from + 1 + index] = cut
    from = to
  }
  return steps.map((step, index) => ({ ...step, at: times[index] ?? end }))
}
