import { usePermission } from '@bole/accounts/web'
import { interviewsApi } from '@bole/interviews/contract'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { ExportButton } from './export-button.tsx'
import { interviewColumns } from './interview-columns.tsx'
import { OnlineSoon } from './online-soon.tsx'
import { type InterviewTexts, useTexts } from './texts/index.ts'
import { type AboutOne, useInterviewDialogs } from './use-interview-dialogs.tsx'
import { useInterviewFilters } from './use-interview-filters.ts'

const on = actionsOn(interviewsApi.list)

const ending = (t: InterviewTexts) =>
  on.send(t('actions.finish'), interviewsApi.finish, ({ id, version }) => ({ body: { id, version } }), {
    confirm: () => ({ title: t('finishSure'), content: t('finishMeans') }),
    done: () => t('finished'),
  })

/** Interviews by their time, with what can be done with each. */
export function InterviewsAsList({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const mayArrange = usePermission('pipeline.move')
  const [opened, open] = useInterviewDialogs(origin)
  const opening = (what: AboutOne) => on.open(t(`actions.${what}`), (interview) => open({ what, interview }))
  return (
    <>
      <Flex justify="space-between" align="center" wrap gap={8}>
        <OnlineSoon origin={origin} onOpen={(interview) => open({ what: 'view', interview })} />
        <ExportButton origin={origin} />
      </Flex>
      <ListScreen
        call={interviewsApi.list}
        given={{ origin }}
        filters={useInterviewFilters()}
        columns={interviewColumns(t, (interview) => open({ what: 'view', interview }), origin)}
        actions={{
          feedback: opening('feedback'),
          ...{ sign: opening('sign'), edit: opening('edit') },
          transfer: opening('transfer'),
          finish: ending(t),
          cancel: opening('cancel'),
        }}
        batch={{
          edit: on.openMany(t('distribute'), (interviews, done) =>
            open({ what: 'distribute', interviews, done }),
          ),
        }}
        create={mayArrange && { label: t('create'), open: () => open({ what: 'new' }) }}
        empty={t('empty')}
      />
      {opened}
    </>
  )
}
