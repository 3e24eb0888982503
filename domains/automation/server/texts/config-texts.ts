import type { Action, Condition, DateName, Trigger } from '@bole/automation/model'
import type { sources } from '@bole/pipeline/model'
import type { InEveryLanguage } from '@bole/platform/contract'

interface ConfigTexts {
  readonly triggers: Record<Trigger['when'], string>
  readonly dates: Record<DateName, string>
  readonly conditions: Record<Condition['if'], string>
  readonly actions: Record<Action['do'], string>
  readonly sources: Record<sources.Source, string>
}

/** What the codes of rules are called. */
export const configTexts: InEveryLanguage<ConfigTexts> = {
  'zh-CN': {
    triggers: { enters: '进入阶段或状态', stays: '停留时间', arrives: '收到投递', date: '日期临近' },
    dates: { interview: '面试', offer: 'Offer 到期', entry: '入职' },
    conditions: {
      source: '来源',
      position: '职位',
      label: '有标签',
      without_label: '没有标签',
      without_owner: '没有负责人',
    },
    actions: {
      move: '移动到阶段',
      approve: '发起审批',
      label: '添加标签',
      owner: '设置负责人',
      feedback: '给出反馈',
      message: '给候选人发消息',
      notice: '通知同事',
      pool: '存入人才库',
    },
    sources: {
      upload: '手动上传',
      career_site: '招聘官网',
      campaign: '推广活动',
      mail: '邮箱',
      referral: '内部推荐',
      job_board: '招聘网站',
      talent_pool: '人才库',
      import: '数据导入',
    },
  },
  'en-US': {
    triggers: {
      enters: 'Enters a stage or status',
      stays: 'Time spent there',
      arrives: 'Applies',
      date: 'A date is near',
    },
    dates: { interview: 'Interview', offer: 'End of the offer', entry: 'Start date' },
    conditions: {
      source: 'Source',
      position: 'Position',
      label: 'Has a label',
      without_label: 'Lacks a label',
      without_owner: 'Has no owner',
    },
    actions: {
      move: 'Move to a stage',
      approve: 'Send for approval',
      label: 'Add a label',
      owner: 'Set the owner',
      feedback: 'Give feedback',
      message: 'Message the candidate',
      notice: 'Notify a colleague',
      pool: 'Add to the talent pool',
    },
    sources: {
      upload: 'Upload',
      career_site: 'Career site',
      campaign: 'Campaign',
      mail: 'Email',
      referral: 'Referral',
      job_board: 'Job board',
      talent_pool: 'Talent pool',
      import: 'Import',
    },
  },
  'pt-BR': {
    triggers: {
      enters: 'Entra em uma etapa ou status',
      stays: 'Tempo parado ali',
      arrives: 'Candidata-se',
      date: 'Uma data se aproxima',
    },
    dates: { interview: 'Entrevista', offer: 'Fim da proposta', entry: 'Início' },
    conditions: {
      source: 'Origem',
      position: 'Vaga',
      label: 'Tem etiqueta',
      without_label: 'Não tem etiqueta',
      without_owner: 'Sem responsável',
    },
    actions: {
      move: 'Mover para etapa',
      approve: 'Enviar para aprovação',
      label: 'Adicionar etiqueta',
      owner: 'Definir responsável',
      feedback: 'Dar parecer',
      message: 'Escrever à pessoa candidata',
      notice: 'Avisar colega',
      pool: 'Adicionar ao banco de talentos',
    },
    sources: {
      upload: 'Envio manual',
      career_site: 'Site de carreiras',
      campaign: 'Campanha',
      mail: 'E-mail',
      referral: 'Indicação',
      job_board: 'Portal de vagas',
      talent_pool: 'Banco de talentos',
      import: 'Importação',
    },
  },
  'zh-TW': {
    triggers: { enters: '進入階段或狀態', stays: '停留時間', arrives: '收到應徵', date: '日期臨近' },
    dates: { interview: '面試', offer: 'Offer 到期', entry: '報到' },
    conditions: {
      source: '來源',
      position: '職缺',
      label: '有標籤',
      without_label: '沒有標籤',
      without_owner: '沒有負責人',
    },
    actions: {
      move: '移動到階段',
      approve: '送交審批',
      label: '新增標籤',
      owner: '設定負責人',
      feedback: '給予回饋',
      message: '傳送訊息給候選人',
      notice: '通知同事',
      pool: '存入人才庫',
    },
    sources: {
      upload: '手動上傳',
      career_site: '徵才網站',
      campaign: '推廣活動',
      mail: '電子郵件',
      referral: '內部推薦',
      job_board: '求職網站',
      talent_pool: '人才庫',
      import: '資料匯入',
    },
  },
}
