import { useHides } from '@bole/accounts/web'
import { exportTexts, libraryApi } from '@bole/library/contract'
import {
  columnsFor,
  type ExportColumn,
  type ExportKind,
  exportColumns,
  exportKinds,
  exportLimits,
  groupOfColumn,
} from '@bole/library/model'
import type { ExportDialogProps } from '@bole/pipeline/slots'
import type { RequestOf } from '@bole/platform/contract'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { currentLanguage, useChange } from '@bole/platform/web'
import { App, Button, Checkbox, Flex, Modal, Radio, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { libraryScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** Over the candidate list and over a record. */
export function ExportDialog({ applications, conditions, ...given }: ExportDialogProps): ReactNode {
  return <ExportCandidates {...given} chosen={chosenIn({ applications, conditions })} />
}

interface ExportCandidatesProps extends Pick<ExportDialogProps, 'columns' | 'onClose'> {
  readonly chosen: RequestOf<typeof libraryApi.exportPdf>['body']['chosen']
  /** How many they are; null where that is not known. */
  readonly total: number | null
}

/** What candidates leave as, with which columns; the file is made in the background and found again in the notices. */
export function ExportCandidates({ chosen, ...props }: ExportCandidatesProps): ReactNode {
  const t = useTexts()
  const total = props.total ?? 0
  const { message } = App.useApp()
  const hides = useHides()
  const goTo = useGoTo()
  const [kind, setKind] = useState<ExportKind>('excel')
  const offered = exportColumns.filter((column) => {
    const group = groupOfColumn(column)
    return group === null || !hides.includes(group)
  })
  const [columns, setColumns] = useState<readonly ExportColumn[]>(
    columnsFor(props.columns).filter((column) => offered.includes(column)),
  )
  const { columns: titles } = exportTexts[currentLanguage()]
  const finish = {
    onDone: () => {
      props.onClose()
      const place = { path: addressOf(libraryScreens.exports) }
      message.success({
        content: (
          <>
            {t('exports.began')}{' '}
            <Button type="link" size="small" onClick={() => goTo(place)}>
              {t('exports.see')}
            </Button>
          </>
        ),
        duration: 6,
      })
    },
  }
  const excel = useChange(libraryApi.exportExcel, finish)
  const pdf = useChange(libraryApi.exportPdf, finish)
  const originals = useChange(libraryApi.exportOriginals, finish)
  const begin = () => {
    if (kind === 'excel')
      excel.mutate({ body: { chosen, columns: columns.filter((one) => offered.includes(one)) } })
    else if (kind === 'pdf') pdf.mutate({ body: { chosen } })
    else originals.mutate({ body: { chosen } })
  }
  const kinds = exportKinds.filter((one) => one !== 'originals' || hides.length === 0)
  return (
    <Modal
      open
      title={props.total === null ? t('exports.titleAll') : t('exports.title', { count: props.total })}
      okText={t('exports.begin')}
      cancelText={t('exports.cancel')}
      okButtonProps={{
        loading: excel.isPending || pdf.isPending || originals.isPending,
        disabled: total > exportLimits[kind] || (kind === 'excel' && columns.length === 0),
      }}
      onOk={begin}
      onCancel={props.onClose}
    >
      <Radio.Group
        aria-label={t('exports.kind')}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'excel')}
      >
        <Flex vertical gap={8}>
          {kinds.map((one) => (
            <Radio key={one} value={one} disabled={total > exportLimits[one]}>
              {t(`exports.kinds.${one}`)}{' '}
              <Typography.Text type="secondary">
                {total > exportLimits[one]
                  ? t('exports.tooMany', { most: exportLimits[one] })
                  : t(`exports.kindHelp.${one}`)}
              </Typography.Text>
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
      {kind === 'excel' && (
        <fieldset style={{ border: 0, padding: 0, margin: '16px 0 0' }}>
          <legend style={{ fontWeight: 600 }}>{t('exports.columns')}</legend>
          <Checkbox.Group
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
              gap: 4,
              width: '100%',
            }}
            value={[...columns]}
            options={offered.map((name) => ({ value: name, label: titles[name], disabled: name === 'name' }))}
            onChange={(names) => setColumns(exportColumns.filter((name) => names.includes(name)))}
          />
        </fieldset>
      )}
      <Typography.Paragraph type="secondary" style={{ margin: '16px 0 0' }}>
        {t('exports.help')}
      </Typography.Paragraph>
    </Modal>
  )
}

function chosenIn({ applications, conditions }: Pick<ExportDialogProps, 'applications' | 'conditions'>) {
  if (applications) return { post_ids: [...applications], conditions: null, people: null }
  if (!conditions) return { conditions: null, people: null }
  const { page: _page, page_size: _size, cursor: _cursor, with_choices: _with, ...asked } = conditions
  return { conditions: asked, people: null }
}
