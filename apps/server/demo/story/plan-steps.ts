import type { CandidateAction, CompanyAction } from '@bole/pipeline/model'
import type { Occasion } from './content/feedback.ts'
import type { Scene } from './scene.ts'
import type { ApplySource, PlanAction, PlanEvent, StageId } from './story-shape.ts'

/** An event whose time may still be open; an `at` already given is kept. */
export type Step = Omit<PlanEvent, 'at'> & { at?: number }

const day = 1440

const sources: readonly ApplySource[] = [
  'career_site',
  'career_site',
  'career_site',
  'job_board',
  'job_board',
  'mail',
  'upload',
  'referral',
]

/** The résumé arrives; an upload is somebody's work, everything else comes from the candidate. */
export function arrive(scene: Scene): Step[] {
  const { random, position } = scene
  const source = random.pick(sources)
  const actor = source === 'upload' ? position.owner : 'candidate'
  const referrer = random.pick(['gao', 'xu', 'pan', 'deng', 'feng', 'grace', 'rafael'])
  return [
    { actor, action: source === 'referral' ? { do: 'apply', source, referrer } : { do: 'apply', source } },
  ]
}

/** Whose word counts at a stage: the hiring manager's in approval and interview, else the recruiter's. */
const deciderAt = (scene: Scene, stage: StageId) =>
  stage === 14 || stage === 12 ? scene.position.hiringManager : scene.position.owner

const tagKinds: Partial<Record<Occasion, 'good' | 'bad'>> = {
  interviewPass: 'good',
  approve: 'good',
  screenOut: 'bad',
  approvalOut: 'bad',
  interviewOut: 'bad',
  testOut: 'bad',
}

/** Our decision at a stage, in the decider's words. */
export function decide(scene: Scene, stage: StageId, action: CompanyAction, occasion?: Occasion): Step {
  const actor = deciderAt(scene, stage)
  if (occasion === undefined) return { actor, action: { do: 'company_feedback', action } }
  const text = scene.say(actor, occasion)
  const kind = tagKinds[occasion]
  const tagged = kind === undefined ? {} : { tags: [scene.tag(actor, kind)] }
  return { actor, action: { do: 'company_feedback', action, ...tagged, text } }
}

/** The candidate's answer, often with a word of explanation. */
export function answer(scene: Scene, action: CandidateAction, occasion?: Occasion): Step {
  return {
    actor: 'candidate',
    action:
      occasion === undefined
        ? { do: 'candidate_feedback', action }
        : { do: 'candidate_feedback', action, text: scene.say('candidate', occasion) },
  }
}

/** Something the recruiter does. */
export function recruiter(scene: Scene, action: PlanAction): Step {
  return { actor: scene.position.owner, action }
}

export function happen(what: Extract<PlanAction, { do: 'happen' }>['what']): Step {
  return { actor: 'system', action: { do: 'happen', what } }
}

export function move(scene: Scene, to: StageId): Step {
  const { owner, hiringManager } = scene.position
  return {
    actor: owner,
    action: to === 14 ? { do: 'move', to, approver: hiringManager } : { do: 'move', to },
  }
}

/** Now and then somebody leaves a note or a tag. */
export function remarks(scene: Scene, likelihood: number): Step[] {
  const { random, position } = scene
  const steps: Step[] = []
  if (random.chance(likelihood)) {
    const actor = random.pick([position.owner, position.owner, position.hiringManager])
    steps.push({ actor, action: { do: 'note', text: scene.say(actor, 'note') } })
  }
  if (random.chance(likelihood / 2)) {
    steps.push(recruiter(scene, { do: 'tag', name: scene.tag(position.owner, 'free') }))
  }
  return steps
}

/** From the first look to the pass in screening. */
export function passScreening(scene: Scene): Step[] {
  return [
    ...arrive(scene),
    recruiter(scene, { do: 'take_up' }),
    ...remarks(scene, 0.25),
    decide(scene, 1, 'pass', 'screenPass'),
  ]
}

/** A test of the given stage, sat and passed. */
export function passTest(scene: Scene, stage: StageId): Step[] {
  const sat = stage === 16 ? decide(scene, 16, 'remain') : happen('finished')
  return [
    move(scene, stage),
    recruiter(scene, { do: 'notify' }),
    happen('viewed'),
    answer(scene, 'accept'),
    answer(scene, 'attend'),
    sat,
    decide(scene, stage, 'pass'),
  ]
}

/** An interview set for a day (negative: in the past), with the candidate told. */
export function setInterview(scene: Scene, daysFromNow: number, startsInMinutes?: number): Step[] {
  const { random, position } = scene
  const interviewers = position.interviewers.slice(0, random.between(1, position.interviewers.length))
  const action: PlanAction = {
    do: 'set_interview',
    daysFromNow,
    hour: scene.freeHour(daysFromNow, interviewers),
    interviewers,
    ...(startsInMinutes === undefined ? {} : { startsInMinutes }),
  }
  const told: Step = { ...recruiter(scene, { do: 'notify' }) }
  // What comes before a past interview stays before it whatever the hour of now is: two clear days.
  return daysFromNow < 0
    ? [recruiter(scene, action), { ...told, at: -daysFromNow * day + 1500 }]
    : [recruiter(scene, action), told]
}

/** The interview takes place: check-in, beginning and end, by its own clock. */
export function holdInterview(daysAgo: number): Step[] {
  const at = daysAgo * day
  return [
    { ...happen('viewed'), at: at + 1480 },
    { actor: 'candidate', action: { do: 'candidate_feedback', action: 'accept' }, at: at + 1450 },
    {
      actor: 'candidate',
      action: { do: 'candidate_feedback', action: 'sign_in' },
      at: at + 10,
      afterInterview: -6,
    },
    { ...happen('began'), at, afterInterview: 2 },
    { ...happen('ended'), at: at - 47, afterInterview: 49 },
  ]
}

/** An interview held and passed that many days ago. */
export function passInterview(scene: Scene, daysAgo: number): Step[] {
  return [
    move(scene, 12),
    ...setInterview(scene, -daysAgo),
    ...holdInterview(daysAgo),
    { ...decide(scene, 12, 'pass', 'interviewPass'), at: daysAgo * day - 110, afterInterview: 112 },
  ]
}
