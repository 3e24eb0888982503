import type { careersApi } from '@bole/careers/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { projectOfCode } from '@bole/themes/server'
import { enterSite } from './enter.ts'
import { tellProject } from './tell-project.ts'

/** By its number while it is public, or by the code of its invitation. */
export const getProject: Handler<typeof careersApi.getProject> = async (context) => {
  const { query, tx, now } = context
  const organisation = await enterSite(context, query.slug)
  const isInvited = query.id === undefined
  const id = query.id ?? (query.code ? await projectOfCode(tx, query.code) : null)
  const project = id === null ? null : await tellProject(tx, organisation, { id, isInvited }, now)
  if (!project) throw notFound()
  return project
}
