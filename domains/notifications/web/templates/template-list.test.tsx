import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { notificationsApi, type Template } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { processesApi } from '@bole/processes/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import TemplateList from './template-list.tsx'

const template: Template = {
  id: 101,
  template_id: null,
  stage: 1,
  event: 'passed',
  language: 'zh-CN',
  channel: 'mail',
  subject: '您已通过',
  body: '{{candidate}}，您好',
  worded_by: 'built_in',
  version: 0,
  can: { edit: true, reset: false },
}

// By its text: finding things by their role takes long where much is on the screen.
const press = async (words: RegExp) => {
  const found = await screen.findByText(words, { selector: 'button *' })
  fireEvent.click(found.closest('button') ?? document.body)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('words a message beside what a real candidate would read', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(processesApi.listProcesses, { list: [] }, 0),
    answering(notificationsApi.listTemplates, { list: [template] }, 1),
    answering(pipelineApi.listCandidates, {
      ...{ list: [], next_cursor: null, statistic: {}, processStatus: [], statuses: [], is_capped: false },
    }),
    answering(notificationsApi.saveTemplate, { version: 1 }),
  )
  await showScreen(TemplateList, '/config/notify-template/list', '/config/notify-template/list')
  expect(await screen.findByText('您已通过')).toBeTruthy()
  expect((await screen.findByText('通知设置')).closest('a')?.getAttribute('href')).toBe(
    '/config/notify-setting',
  )
  await press(/^编\s?辑$/)
  expect(await screen.findByText('还没有候选人，有了候选人后即可预览')).toBeTruthy()
  // The place and time of a meeting are not offered where there is none.
  expect(screen.queryByText(/^时\s?间$/, { selector: 'button *' })).toBeNull()
  await press(/^职\s?位$/)
  await press(/^保\s?存$/)
  await waitFor(
    () =>
      expect(server.bodiesOf(notificationsApi.saveTemplate)).toEqual([
        {
          ...{
            stage: 1,
            event: 'passed',
            language: 'zh-CN',
            channel: 'mail',
            process_id: null,
            seen_version: 0,
          },
          ...{ subject: '您已通过', body: '{{candidate}}，您好{{position}}' },
        },
      ]),
    { timeout: 8_000 },
  )
})
