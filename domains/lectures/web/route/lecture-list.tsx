import { type Lecture, lecturesApi } from '@bole/lectures/contract'
import { lectureKinds } from '@bole/lectures/model'
import { choice, text } from '@bole/platform/filter'
import { ListScreen } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { lectureActions } from './lecture-actions.ts'
import { lectureColumns } from './lecture-columns.tsx'
import { LectureDrawer } from './lecture-drawer.tsx'

/** The stops of a route in the order of time: added, changed and taken out. */
export function LectureList(props: { readonly themeId: number; readonly mayAdd: boolean }): ReactNode {
  const t = useTexts()
  const { themeId } = props
  const [edited, setEdited] = useState<Lecture | 'new' | null>(null)
  return (
    <>
      <ListScreen
        call={lecturesApi.listLectures}
        given={{ theme_id: themeId }}
        filters={[
          text('keyword', t('keyword')),
          choice(
            'kind',
            t('kind'),
            lectureKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ),
        ]}
        columns={lectureColumns(t)}
        actions={lectureActions(t, setEdited)}
        create={props.mayAdd && { label: t('add'), open: () => setEdited('new') }}
        empty={t('empty')}
      />
      {edited && (
        <LectureDrawer
          themeId={themeId}
          lecture={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
