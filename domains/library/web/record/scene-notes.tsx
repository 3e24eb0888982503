import { libraryApi } from '@bole/library/contract'
import { formatMoment } from '@bole/platform/moments'
import { currentLanguage, useCall } from '@bole/platform/web'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import { Button, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

/** Five are shown of each stage; asked for more, a stage shows all of its own in their place (specification, section 9). */
const all = 200

/** Notes by the stage in which they were written. */
export function SceneNotes({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const [whole, setWhole] = useState<number | null>(null)
  const query = { post_id: postId }
  const five = useCall(libraryApi.listSceneNotes, { query }).data?.data.list ?? []
  const wholeQuery = { ...query, page_size: all, ...(whole === null ? {} : { scene: whole }) }
  const more = useCall(libraryApi.listSceneNotes, { query: wholeQuery }, { enabled: whole !== null }).data
    ?.data.list[0]
  if (five.length === 0) return <Typography.Text type="secondary">{t('record.noNotes')}</Typography.Text>
  return five.map((scene) => {
    const { sceneId, total } = scene
    const shown = more?.sceneId === sceneId ? more.value : scene.value
    return (
      <section key={sceneId}>
        <Typography.Text strong>
          {stages.isStage(sceneId) ? stageNames[currentLanguage()][stages.nameOfStage(sceneId)] : ''} ·{' '}
          {total}
        </Typography.Text>
        {shown.map((note) => (
          <p key={note.id} style={{ margin: '4px 0' }}>
            {note.text}{' '}
            <Typography.Text type="secondary">
              {note.user} · {formatMoment(note.create_time)}
            </Typography.Text>
          </p>
        ))}
        {shown.length < total && (
          <Button type="link" size="small" onClick={() => setWhole(sceneId)}>
            {t('record.allNotes', { count: total })}
          </Button>
        )}
      </section>
    )
  })
}
