import type { Outcome } from './outcome.ts'
import { reach } from './plan-route.ts'
import type { Step } from './plan-steps.ts'
import { answer, decide, happen, holdInterview, move, recruiter, setInterview } from './plan-steps.ts'
import type { Scene } from './scene.ts'
import type { PlanAction } from './story-shape.ts'

type Ending = Pick<Outcome, 'social' | 'school'> & {
  place: readonly [number, number]
  quiet?: Outcome['quiet']
  arrived?: Outcome['arrived']
  tell: (scene: Scene) => Step[]
}

const day = 1440

/** An interview still ahead: today, tomorrow or within the week. */
const ahead = (scene: Scene, days: readonly number[] = [0, 0, 1, 1, 2, 3, 5]) =>
  setInterview(scene, scene.random.pick(days))

const held = (scene: Scene, daysAgo: number) => [...setInterview(scene, -daysAgo), ...holdInterview(daysAgo)]

const judged = (scene: Scene, daysAgo: number, step: Step): Step[] => [
  ...held(scene, daysAgo),
  {
    ...step,
    at: daysAgo * day - scene.random.between(100, 200),
    afterInterview: scene.random.between(90, 180),
  },
]

const recent = (scene: Scene) => scene.random.between(2, 4)

const interview: readonly Ending[] = [
  { place: [10, 11], social: 2, school: 1, tell: () => [] },
  {
    place: [10, 12],
    social: 1,
    school: 1,
    tell: (scene) => [...ahead(scene), decide(scene, 12, 'change_date', 'newDate')],
  },
  {
    place: [10, 13],
    social: 1,
    school: 0,
    tell: (scene) => [...ahead(scene), decide(scene, 12, 'cancel', 'cancel')],
  },
  {
    place: [10, 14],
    social: 1,
    school: 1,
    tell: (scene) => {
      const daysAgo = recent(scene)
      return [
        ...setInterview(scene, -daysAgo),
        { ...answer(scene, 'accept', 'accept'), at: daysAgo * day + 1450 },
        { ...decide(scene, 12, 'absence', 'absence'), at: daysAgo * day - 30, afterInterview: 25 },
      ]
    },
  },
  { place: [10, 16], social: 1, school: 0, tell: (scene) => [...ahead(scene), happen('not_delivered')] },
  {
    place: [10, 17],
    social: 1,
    school: 1,
    tell: (scene) => [...ahead(scene), happen('viewed'), answer(scene, 'change_date', 'askDate')],
  },
  { place: [10, 18], social: 1, school: 0, tell: (scene) => [...ahead(scene), happen('no_reply')] },
  { place: [10, 19], social: 0, school: 1, tell: (scene) => [...ahead(scene), happen('slots_used_up')] },
  {
    place: [20, 21],
    social: 4,
    school: 2,
    tell: (scene) => [...ahead(scene, [0, 0, 0, 1]), happen('viewed'), answer(scene, 'accept', 'accept')],
  },
  {
    place: [20, 22],
    social: 1,
    school: 0,
    quiet: [3, 5],
    tell: (scene) => [
      ...setInterview(scene, 0, 10),
      answer(scene, 'accept', 'accept'),
      answer(scene, 'sign_in'),
    ],
  },
  {
    place: [20, 23],
    social: 1,
    school: 0,
    quiet: [22, 24],
    tell: (scene) => [
      ...setInterview(scene, 0, -25),
      answer(scene, 'accept', 'accept'),
      { ...answer(scene, 'sign_in'), at: 31 },
      happen('began'),
    ],
  },
  { place: [30, 0], social: 3, school: 2, tell: (scene) => held(scene, recent(scene)) },
  {
    place: [40, 0],
    social: 3,
    school: 1,
    tell: (scene) => judged(scene, recent(scene), decide(scene, 12, 'pass', 'interviewPass')),
  },
  {
    place: [50, 51],
    social: 5,
    school: 2,
    tell: (scene) => judged(scene, recent(scene), decide(scene, 12, 'eliminate', 'interviewOut')),
  },
  {
    place: [50, 52],
    social: 2,
    school: 0,
    tell: (scene) => [...ahead(scene), happen('viewed'), answer(scene, 'refuse', 'refuse')],
  },
  { place: [60, 0], social: 3, school: 1, tell: (scene) => ahead(scene) },
  { place: [60, 61], social: 2, school: 1, tell: (scene) => [...ahead(scene), happen('viewed')] },
]

const offered = (scene: Scene, validDays = 7): Step => recruiter(scene, { do: 'set_offer', validDays })

const offer: readonly Ending[] = [
  { place: [10, 11], social: 2, school: 1, tell: (scene) => [offered(scene)] },
  {
    place: [10, 12],
    social: 1,
    school: 0,
    tell: (scene) => [offered(scene), answer(scene, 'change_date', 'askDate')],
  },
  {
    place: [10, 13],
    social: 1,
    school: 0,
    tell: (scene) => [offered(scene), decide(scene, 5, 'cancel', 'offerCancel')],
  },
  {
    place: [10, 14],
    social: 1,
    school: 0,
    tell: (scene) => [offered(scene), decide(scene, 5, 'absence', 'offerAbsence')],
  },
  { place: [10, 15], social: 1, school: 1, tell: (scene) => lapsed(scene) },
  {
    place: [20, 21],
    social: 2,
    school: 0,
    tell: (scene) => [offered(scene), answer(scene, 'consider', 'consider')],
  },
  {
    place: [30, 31],
    social: 1,
    school: 1,
    tell: (scene) => [
      offered(scene),
      answer(scene, 'accept', 'offerAccept'),
      decide(scene, 5, 'sign_contact', 'offer'),
    ],
  },
  {
    place: [40, 41],
    social: 1,
    school: 0,
    tell: (scene) => [offered(scene), decide(scene, 5, 'un_sign_contact', 'withdrawn')],
  },
  {
    place: [40, 42],
    social: 1,
    school: 1,
    tell: (scene) => [offered(scene), answer(scene, 'refuse', 'refuse')],
  },
  {
    place: [50, 51],
    social: 2,
    school: 0,
    tell: (scene) => [offered(scene), answer(scene, 'accept', 'offerAccept')],
  },
]

/** Valid for three days, and the three days are over. */
function lapsed(scene: Scene): Step[] {
  const at = scene.random.between(4 * day, 5 * day)
  return [
    { ...offered(scene, 3), at },
    { ...happen('offer_lapsed'), at: at - 3 * day },
  ]
}

const entryOn =
  (daysFromNow: number) =>
  (scene: Scene): Step[] => {
    const action: PlanAction = { do: 'set_entry_date', daysFromNow }
    return [recruiter(scene, action)]
  }

const entry: readonly Ending[] = [
  { place: [10, 11], social: 2, school: 0, tell: entryOn(0) },
  { place: [10, 11], social: 1, school: 0, tell: entryOn(1) },
  { place: [10, 11], social: 1, school: 1, tell: entryOn(12) },
  {
    place: [10, 12],
    social: 1,
    school: 0,
    tell: (scene) => [
      { ...recruiter(scene, { do: 'set_entry_date', daysFromNow: -2 }), at: 5 * day },
      { ...happen('entry_date_passed'), at: day },
    ],
  },
  {
    place: [20, 21],
    social: 2,
    school: 0,
    arrived: [26, 40],
    tell: (scene) => [
      { ...recruiter(scene, { do: 'set_entry_date', daysFromNow: -3 }), at: 6 * day },
      { ...decide(scene, 6, 'entry'), at: 2 * day - 60 },
    ],
  },
  {
    place: [30, 31],
    social: 1,
    school: 0,
    arrived: [20, 30],
    tell: (scene) => [
      { ...recruiter(scene, { do: 'set_entry_date', daysFromNow: -3 }), at: 6 * day },
      { ...decide(scene, 6, 'un_entry', 'noShow'), at: 2 * day - 30 },
    ],
  },
]

const stageOf = (
  stage: 12 | 5 | 6,
  interviewed: readonly [number, number],
  arrived: Outcome['arrived'],
  endings: readonly Ending[],
) =>
  endings.map(
    (ending): Outcome => ({
      ends: [stage, ...ending.place],
      social: ending.social,
      school: ending.school,
      arrived: ending.arrived ?? arrived,
      quiet: ending.quiet ?? [30, 1300],
      tell: (scene) => [
        ...reach(scene, stage, scene.random.between(...interviewed)),
        move(scene, stage),
        ...ending.tell(scene),
      ],
    }),
  )

/** Interview, offer contact and onboarding. */
export const laterOutcomes: readonly Outcome[] = [
  ...stageOf(12, [0, 0], [9, 13.8], interview),
  ...stageOf(5, [6, 8], [11, 13.9], offer),
  ...stageOf(6, [8, 10], [13, 13.9], entry),
]
