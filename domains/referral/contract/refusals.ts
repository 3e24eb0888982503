import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { referralApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const referralRefusals: InEveryLanguage<Record<RefusalsOf<typeof referralApi>, string>> = {
  'zh-CN': {
    not_open: '该职位未开放内推，请从可内推的职位中选择',
    too_many_invitations: '您还有 {{most}} 个未使用的邀请，请等朋友投递后再邀请',
    unknown_position: '所选职位不存在或不属于该项目，请刷新后重新选择',
    unknown_project: '所选项目不存在，请重新选择',
    project_deleted: '该项目已删除，请先恢复项目',
    moment_passed: '开放时间已过，请选择之后的时间，或立即开放',
    day_passed: '规则不能从过去的日期开始，请选择今天或之后的日期',
    stale: '内容刚刚被他人修改，请关闭后重新打开',
    already_ended: '该规则已结束',
    own_reward: '不能处理自己的奖励，请由其他同事处理',
    not_this_step: '所选奖励中有的已不能这样处理（先批准，再发放），请刷新后重新选择',
    reason_missing: '请填写撤销原因',
    too_many_lines: '记录超过 {{most}} 条，请缩小日期范围后再导出',
  },
  'en-US': {
    not_open: 'This position isn’t open to referrals. Choose one that is.',
    too_many_invitations: '{{most}} of your invitations are still unused. Wait until a friend has applied.',
    unknown_position: 'A chosen position doesn’t exist or isn’t of this project. Refresh and choose again.',
    unknown_project: 'The chosen project doesn’t exist. Choose another.',
    project_deleted: 'This project was deleted. Restore it first.',
    moment_passed: 'This moment has passed. Choose a later one, or open the positions now.',
    day_passed: 'A rule can’t start in the past. Choose today or a later day.',
    stale: 'Someone has just changed this. Close it and open it again.',
    already_ended: 'This rule has ended.',
    own_reward: 'You can’t settle your own reward. Ask a colleague to.',
    not_this_step:
      'This can no longer be done with one of the chosen rewards (they are approved before they are paid). Refresh and choose again.',
    reason_missing: 'Enter a reason for reversing the reward.',
    too_many_lines: 'There are more than {{most}} lines. Choose fewer days.',
  },
  'pt-BR': {
    not_open: 'Esta vaga não está aberta a indicações. Escolha uma que esteja.',
    too_many_invitations:
      '{{most}} convites seus ainda não foram usados. Espere até que alguém se candidate.',
    unknown_position: 'Uma vaga escolhida não existe ou não é deste projeto. Atualize e escolha de novo.',
    unknown_project: 'O projeto escolhido não existe. Escolha outro.',
    project_deleted: 'Este projeto foi excluído. Restaure-o antes.',
    moment_passed: 'Este momento já passou. Escolha um posterior ou abra as vagas agora.',
    day_passed: 'Uma regra não pode começar no passado. Escolha hoje ou um dia posterior.',
    stale: 'Alguém acabou de alterar isto. Feche e abra de novo.',
    already_ended: 'Esta regra já terminou.',
    own_reward: 'Você não pode tratar a própria recompensa. Peça a um colega.',
    not_this_step:
      'Uma das recompensas escolhidas já não permite isto (aprova-se antes de pagar). Atualize e escolha de novo.',
    reason_missing: 'Diga por que a recompensa é estornada.',
    too_many_lines: 'Há mais de {{most}} linhas. Escolha menos dias.',
  },
  'zh-TW': {
    not_open: '該職缺未開放內部推薦，請從可推薦的職缺中選擇',
    too_many_invitations: '您還有 {{most}} 個未使用的邀請，請等朋友應徵後再邀請',
    unknown_position: '所選職缺不存在或不屬於該專案，請重新整理後再選擇',
    unknown_project: '所選專案不存在，請重新選擇',
    project_deleted: '該專案已刪除，請先還原專案',
    moment_passed: '開放時間已過，請選擇之後的時間，或立即開放',
    day_passed: '規則不能從過去的日期開始，請選擇今天或之後的日期',
    stale: '內容剛剛由他人修改，請關閉後重新開啟',
    already_ended: '該規則已結束',
    own_reward: '不能處理自己的獎勵，請由其他同事處理',
    not_this_step: '所選獎勵中有的已不能這樣處理（先核准，再發放），請重新整理後再選擇',
    reason_missing: '請填寫撤銷原因',
    too_many_lines: '記錄超過 {{most}} 筆，請縮小日期範圍後再匯出',
  },
}
