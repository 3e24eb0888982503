import type { Provided } from '@bole/platform/slots'
import { fillApplicants } from './applicants.ts'
import { fillApplicationWork } from './application-work.ts'
import { fillCountProjects } from './count-projects.ts'
import { fillDepartmentCandidates } from './department-candidates.ts'
import { fillHeldApplications } from './held-applications.ts'
import { fillKnownPeople } from './known-people.ts'
import { fillApplicationSight, fillSeenApplications } from './seen-applications.ts'
import { fillStandingsUnder } from './standings-under.ts'
import { fillWithoutPhone } from './without-phone.ts'

/** What the domains below need of applications. */
export const pipelineFillings: readonly Provided[] = [
  fillApplicants,
  fillApplicationSight,
  fillApplicationWork,
  fillCountProjects,
  fillDepartmentCandidates,
  fillHeldApplications,
  fillKnownPeople,
  fillSeenApplications,
  fillStandingsUnder,
  fillWithoutPhone,
]
