import { careersApi, careersRefusals } from '@bole/careers/contract'
import { defineRoutes } from '@bole/platform/server'
import { apply } from './apply.ts'
import { answer, getApplication, markViewed, withdraw } from './candidate-application.ts'
import { getPosition } from './get-position.ts'
import { getSite } from './get-site.ts'
import { listPositions } from './list-positions.ts'
import { readResume } from './read-resume.ts'

export const careersRoutes = defineRoutes(
  careersApi,
  { getSite, listPositions, getPosition, readResume, apply, getApplication, markViewed, answer, withdraw },
  careersRefusals,
)
