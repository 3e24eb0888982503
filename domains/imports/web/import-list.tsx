import { importsApi } from '@bole/imports/contract'
import { importStates } from '@bole/imports/model'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { importColumns } from './import-columns.tsx'
import { useTexts } from './texts/index.ts'
import { UploadDialog } from './upload-dialog.tsx'

const on = actionsOn(importsApi.listImports)

/** `/candidate/import/list`: what was brought over from other systems; here a file begins its way. */
export default function ImportList(): ReactNode {
  const t = useTexts()
  const [isUploading, setUploading] = useState(false)
  const states = importStates.states.map((value) => ({ value, label: t(`states.${value}`) }))
  return (
    <>
      <ListScreen
        call={importsApi.listImports}
        filters={[text('keyword', t('keyword')), choice('state', t('state'), states)]}
        columns={importColumns(t)}
        actions={{
          remove: on.send(t('remove'), importsApi.removeImport, ({ id }) => ({ body: { id } }), {
            isDangerous: true,
            confirm: ({ name }) => t('removeSure', { name }),
            done: () => t('removed'),
          }),
        }}
        create={{ label: t('upload.open'), open: () => setUploading(true) }}
        empty={t('empty')}
      />
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  )
}
