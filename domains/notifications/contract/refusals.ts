import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { notificationsApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const notificationsRefusals: InEveryLanguage<Record<RefusalsOf<typeof notificationsApi>, string>> = {
  'zh-CN': {
    stale: '模板已被他人修改，请查看后再保存',
    not_told_here: '该阶段没有这种通知',
    variable_unknown: '没有名为 {{name}} 的变量',
    variable_without_value: '变量 {{name}} 在这里没有内容，不能使用',
    variable_needed: '正文中缺少变量 {{name}}，候选人无法知道时间',
    variable_open: '大括号不完整，请写成两个左括号、变量名、两个右括号',
    no_own_address: '您的账号还没有邮箱，请先在个人设置中填写',
    no_mail_server: '还没有设置邮件服务器',
    nobody_to_show: '还没有候选人可以用来填写变量',
    lacks_value: '{{who}} 没有变量 {{name}} 的内容，请换一位候选人',
  },
  'en-US': {
    stale: 'Somebody else changed this template. Look at it again before you save.',
    not_told_here: 'There is no such message at this stage.',
    variable_unknown: 'There is no variable called {{name}}.',
    variable_without_value: 'The variable {{name}} has no value here and cannot be used.',
    variable_needed: 'The variable {{name}} is missing: the candidate would not learn it.',
    variable_open: 'A brace is missing: write two opening ones, the name, and two closing ones.',
    no_own_address: 'Your account has no mail address. Enter one in your settings first.',
    no_mail_server: 'No mail server is set up yet.',
    nobody_to_show: 'There is no candidate yet whose details could be filled in.',
    lacks_value: '{{name}} is not known of {{who}}. Choose another candidate.',
  },
  'pt-BR': {
    stale: 'Outra pessoa alterou este modelo. Confira antes de salvar.',
    not_told_here: 'Não há essa mensagem nesta etapa.',
    variable_unknown: 'Não existe a variável {{name}}.',
    variable_without_value: 'A variável {{name}} não tem valor aqui e não pode ser usada.',
    variable_needed: 'Falta a variável {{name}}: o candidato não saberia o valor.',
    variable_open: 'Falta uma chave: escreva duas de abertura, o nome e duas de fechamento.',
    no_own_address: 'Sua conta não tem e-mail. Informe um nas suas configurações primeiro.',
    no_mail_server: 'Nenhum servidor de e-mail foi configurado ainda.',
    nobody_to_show: 'Ainda não há candidato cujos dados possam ser usados.',
    lacks_value: 'Não se sabe {{name}} de {{who}}. Escolha outro candidato.',
  },
  'zh-TW': {
    stale: '範本已被他人修改，請檢視後再儲存',
    not_told_here: '該階段沒有這種通知',
    variable_unknown: '沒有名為 {{name}} 的變數',
    variable_without_value: '變數 {{name}} 在這裡沒有內容，不能使用',
    variable_needed: '內文中缺少變數 {{name}}，候選人無法知道時間',
    variable_open: '大括號不完整，請寫成兩個左括號、變數名稱、兩個右括號',
    no_own_address: '您的帳號還沒有信箱，請先在個人設定中填寫',
    no_mail_server: '還沒有設定郵件伺服器',
    nobody_to_show: '還沒有候選人可以用來填寫變數',
    lacks_value: '{{who}} 沒有變數 {{name}} 的內容，請換一位候選人',
  },
}
