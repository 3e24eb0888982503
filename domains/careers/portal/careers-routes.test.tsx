import { pageAddresses } from '@bole/careers/model'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, open } from './testing/show.tsx'

const { site, project, position, application } = pageAddresses

test.each([
  [site('lumi'), 'site'],
  [project('lumi', 3), 'project'],
  [`${site('lumi')}?project=ABCDEFGHJK`, 'project'],
  [position('lumi', 7), 'position'],
  [application('a'.repeat(32)), 'application'],
])('at %s is a page that asks for its %s', async (address, call) => {
  const none = () => ({ http: 404, code: 'not_found' })
  const made = answerCalls({ site: none, positions: none, project: none, position: none, application: none })
  open(address.replace('/careers', ''))
  await screen.findByRole('main')
  await expect.poll(() => made.map(({ path }) => path)).toContain(call)
})
