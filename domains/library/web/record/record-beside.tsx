import { useIsHidden, usePermission } from '@bole/accounts/web'
import { libraryApi } from '@bole/library/contract'
import { useChange } from '@bole/platform/web'
import { App, Button, Divider, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { ExtraInfo } from './extra-info.tsx'
import { RecommendedTags } from './recommended-tags.tsx'
import { RecordFactsView } from './record-facts.tsx'
import { RecordHistory } from './record-history.tsx'
import { SceneNotes } from './scene-notes.tsx'

/** A tab of a candidate’s record: what is known beside résumé and application, the company’s own fields, labels and histories. */
export function RecordBeside({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const mayEdit = usePermission('candidates.edit')
  const isHidden = useIsHidden('contacts')
  const call = useChange(libraryApi.importToCall, {
    onDone: ({ data }) => {
      const [refused] = data.refused
      if (refused) message.warning(refused.message)
      else message.success(t('record.callNoted'))
    },
  })
  return (
    <>
      <RecordFactsView postId={postId} />
      {mayEdit && !isHidden && (
        <Flex style={{ marginBlockStart: 12 }}>
          <Button loading={call.isPending} onClick={() => call.mutate({ body: { post_ids: [postId] } })}>
            {t('people.call')}
          </Button>
        </Flex>
      )}
      <Divider titlePlacement="start">{t('record.extra')}</Divider>
      <ExtraInfo postId={postId} />
      {mayEdit && (
        <>
          <Divider titlePlacement="start">{t('record.tags')}</Divider>
          <RecommendedTags postId={postId} />
        </>
      )}
      <Divider titlePlacement="start">{t('record.sceneNotes')}</Divider>
      <SceneNotes postId={postId} />
      <RecordHistory postId={postId} />
    </>
  )
}
