import { Alert, App, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'
import type { useBatch } from './use-batch.ts'

/** As many rows as are named before the rest are made. */
const namedAtMost = 10

/** What the server says of the grid, and the next step: to look it through, then to make what is right. */
export function BatchFoot({ batch }: { readonly batch: ReturnType<typeof useBatch> }): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const { rows, filled, faulty, isChecked, isBusy, check, create } = batch
  const right = filled.length - faulty.length
  const numberOf = (row: (typeof rows)[number]) => rows.indexOf(row) + 1
  const confirm = () => {
    if (faulty.length === 0) return create()
    modal.confirm({
      title: t('sure.title', { count: right }),
      content: (
        <>
          <p>{t('sure.text', { count: faulty.length })}</p>
          <ul>
            {faulty.slice(0, namedAtMost).map((row) => (
              <li key={row.key}>
                {t('sure.row', { number: numberOf(row), reason: Object.values(row.faults).join(' ') })}
              </li>
            ))}
          </ul>
        </>
      ),
      okText: t('create', { count: right }),
      cancelText: t('sure.back'),
      onOk: create,
    })
  }
  return (
    <Flex gap={8} wrap align="center" justify="space-between">
      <span role="status">
        {isChecked && filled.length > 0 && (
          <Alert
            type={faulty.length > 0 ? 'warning' : 'success'}
            showIcon
            title={
              faulty.length > 0 ? t('faulty', { count: faulty.length, right }) : t('fine', { count: right })
            }
          />
        )}
      </span>
      <Flex gap={8}>
        <Button disabled={filled.length === 0} loading={isBusy && !isChecked} onClick={check}>
          {t('check')}
        </Button>
        <Button type="primary" disabled={!isChecked || right === 0} loading={isBusy} onClick={confirm}>
          {t('create', { count: isChecked ? right : filled.length })}
        </Button>
      </Flex>
    </Flex>
  )
}
