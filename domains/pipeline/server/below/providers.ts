import type { Provided } from '@bole/platform/slots'
import { fillApplicants } from './applicants.ts'
import { fillCountProjects } from './count-projects.ts'
import { fillDepartmentCandidates } from './department-candidates.ts'
import { fillSeenApplications } from './seen-applications.ts'
import { fillStandingsUnder } from './standings-under.ts'

/** What the domains below need of applications. */
export const pipelineFillings: readonly Provided[] = [
  fillApplicants,
  fillCountProjects,
  fillDepartmentCandidates,
  fillSeenApplications,
  fillStandingsUnder,
]
