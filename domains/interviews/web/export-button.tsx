import { usePermission } from '@bole/accounts/web'
import { interviewsApi } from '@bole/interviews/contract'
import { interviewStates } from '@bole/interviews/model'
import { days } from '@bole/pipeline/model'
import { fromAddress, useAddressState } from '@bole/platform/web'
import { App, Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { saveFile } from './save-file.ts'
import { useTexts } from './texts/index.ts'

/** As the filters of the list write it into the address. */
const fields = {
  day: fromAddress.oneOf(days.interviewDays),
  status: fromAddress.oneOf(interviewStates),
  keyword: fromAddress.text(60),
  interviewer_id: fromAddress.several(fromAddress.id),
  is_mine: fromAddress.oneOf([true]),
  is_online: fromAddress.oneOf([true, false]),
}

/** Saves what the list is narrowed to as an Excel file. */
export function ExportButton({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [{ day, status, ...conditions }] = useAddressState(fields)
  const [isBusy, setIsBusy] = useState(false)
  if (!usePermission('candidates.export')) return null
  const save = async () => {
    setIsBusy(true)
    const body = {
      origin,
      ...(day ? { day: [day] } : {}),
      ...(status ? { status: [status] } : {}),
      ...conditions,
    }
    const said = await saveFile(interviewsApi.exportExcel, body).finally(() => setIsBusy(false))
    if (said !== null) message.error(said || t('exportFailed'))
  }
  return (
    <Flex justify="end">
      <Button type="link" loading={isBusy} onClick={() => void save()}>
        {t('export')}
      </Button>
    </Flex>
  )
}
