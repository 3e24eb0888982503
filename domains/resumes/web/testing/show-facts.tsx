import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type ResumeDetail, resumesApi } from '@bole/resumes/contract'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { ResumeFacts } from '../resume-facts.tsx'
import { detail } from './examples.ts'

/** Somebody who may read a profile and not correct it. */
export const reader = { ...administrator, role: { name: 'User' as const, title: 'hiring_manager' } }

/** The profile of application 7, with the path that is highlighted beside it as a status. */
export function Facts() {
  const [highlighted, highlight] = useState<string | null>(null)
  return (
    <>
      <ResumeFacts postId={7} highlighted={highlighted} onHighlight={highlight} />
      <output>{highlighted ?? '–'}</output>
    </>
  )
}

/** Shows a profile to somebody, before a server that takes every correction. */
export async function showFacts(given: ResumeDetail = detail(), user = administrator) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(resumesApi.getDetail, given),
    answering(resumesApi.correct, { post_id: 7, version: 5 }),
  )
  const shown = await showScreen(Facts)
  await screen.findByText('基本信息')
  return { server, shown }
}
