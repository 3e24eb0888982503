import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { positions, projects } from './openings.ts'
import { departments, organisation, users } from './organisation.ts'

export { demoPassword, departmentTags, heads } from './organisation.ts'
export { replayPlan } from './replay-plan.ts'
export type {
  Application,
  Candidate,
  Department,
  PlanAction,
  PlanEvent,
  Position,
  Project,
  User,
} from './story-shape.ts'

/** The demo company: pure, deterministic, every time relative to the moment it is loaded. */
export const story = { organisation, departments, users, projects, positions, candidates, applications }
