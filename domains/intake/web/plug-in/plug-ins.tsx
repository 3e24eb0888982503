import { usePermission } from '@bole/accounts/web'
import { intakeApi } from '@bole/intake/contract'
import { type Answered, formatNumber, useCall } from '@bole/platform/web'
import { Card, Collapse, Descriptions, Flex, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import { type PlugInTexts, useTexts } from './texts/index.ts'

type PlugIn = Answered<typeof intakeApi.getPlugIns>['data']['list'][number]

/** Each board's plug-in: its addresses, what it brought, and what it sends. */
export function PlugIns(): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('positions.manage')
  const list = useCall(intakeApi.getPlugIns, {}, { enabled: mayManage }).data?.data.list
  if (!mayManage) return null
  if (!list) return <Skeleton active />
  return (
    <Flex vertical gap={12}>
      <span>{t('explain')}</span>
      {list.map((plugIn) => (
        <Card key={plugIn.channel} size="small" title={plugIn.channelName}>
          <Descriptions
            column={{ xs: 1, md: 3 }}
            items={[
              { key: 'in', label: t('handedIn'), children: formatNumber(plugIn.handed_in) },
              { key: 'without', label: t('withoutPhone'), children: formatNumber(plugIn.phones_missing) },
              { key: 'fetched', label: t('fetched'), children: formatNumber(plugIn.fetched) },
            ]}
          />
          <Addresses plugIn={plugIn} t={t} />
        </Card>
      ))}
    </Flex>
  )
}

function Addresses({ plugIn, t }: { readonly plugIn: PlugIn; readonly t: PlugInTexts }): ReactNode {
  const { isOpen, resume_url, phone_url } = plugIn
  if (resume_url === null || phone_url === null)
    return <Typography.Text type="secondary">{t(isOpen ? 'onlyKeepers' : 'closed')}</Typography.Text>
  const [resume, phone] = [location.origin + resume_url, location.origin + phone_url]
  const header = `-H 'x-requested-with: bole'`
  const json = `${header} -H 'content-type: application/json'`
  const examples = [
    [t('howResume'), `curl ${header} -F reference=… -F category=… -F file=@resume.pdf ${resume}`],
    [t('howTake'), `curl ${json} -d '{"most":20}' ${phone}/take`],
    [t('howGive'), `curl ${json} -d '{"phones":[{"reference":"…","phone":"13800138000"}]}' ${phone}`],
  ] as const
  return (
    <>
      <Address label={t('resume')} address={resume} />
      <Address label={t('phone')} address={phone} />
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'how',
            label: t('how'),
            children: examples.map(([said, command]) => (
              <Typography.Paragraph key={said}>
                {said}
                <br />
                <Typography.Text code copyable={{ text: command }} style={{ wordBreak: 'break-all' }}>
                  {command}
                </Typography.Text>
              </Typography.Paragraph>
            )),
          },
        ]}
      />
    </>
  )
}

function Address({ label, address }: { readonly label: string; readonly address: string }): ReactNode {
  return (
    <div>
      {label}{' '}
      <Typography.Text copyable={{ text: address }} ellipsis style={{ maxWidth: '100%' }}>
        {address}
      </Typography.Text>
    </div>
  )
}
