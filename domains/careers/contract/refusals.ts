import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { careersApi } from './api.ts'

/** What a candidate reads when a rule says no: always with what to do next. */
export const careersRefusals: InEveryLanguage<CountedTexts<RefusalsOf<typeof careersApi>>> = {
  'zh-CN': {
    file_missing: '请选择一份简历文件',
    file_unsupported: '无法识别此文件，请上传 PDF、Word、图片或文本格式的简历',
    file_damaged: '文件已损坏或为空，请重新导出后再上传',
    file_locked: '文件设有密码，请取消密码后再上传',
    uploads_waiting: '当前网络下待投递的简历过多，请先直接填写表单投递，或稍后再上传',
    uploads_of_day: '今天可接收的简历文件已达上限，请先不附文件、直接填写表单投递，或明天再上传',
    position_closed: '该职位已停止招聘，您可以看看其他职位',
    applied_recently: '您近期已应聘过，{{months}} 个月内请勿重复应聘',
    already_applied: '您已投递过该职位，请使用投递成功时获得的专属链接查看进度',
    application_limit: '该招聘项目每人最多投递 {{count}} 个职位，您已达到上限',
    upload_expired: '上传的简历已过期，请重新上传',
    stale: '您的申请刚刚有了新进展，请查看最新状态后再操作',
    application_ended: '该申请已结束，无法再操作',
    answer_not_possible: '当前状态下无法进行此操作',
  },
  'en-US': {
    file_missing: 'Choose a résumé file.',
    file_unsupported:
      'We can’t read this file. Upload your résumé as a PDF, Word document, picture or text file.',
    file_damaged: 'The file is damaged or empty. Export it again and upload the new copy.',
    file_locked: 'The file is password-protected. Remove the password and upload it again.',
    uploads_waiting:
      'Too many résumés from your network are waiting to be sent. Fill in the form yourself, or upload yours later.',
    uploads_of_day:
      'We can’t accept any more résumé files today. Fill in the form and send it without a file, or upload yours tomorrow.',
    position_closed: 'This position is no longer open for applications. Take a look at our other positions.',
    applied_recently: 'You applied a short while ago. Please apply again once {{months}} months have passed.',
    already_applied:
      'You have already applied for this position. Use the private link you received to check its status.',
    application_limit_one: 'You can apply for {{count}} position here, and you have done so already.',
    application_limit: 'You can apply for up to {{count}} positions here, and you have reached that number.',
    upload_expired: 'The uploaded résumé has expired. Please upload it again.',
    stale: 'Your application has just been updated. Check its current status before you answer.',
    application_ended: 'This application has ended.',
    answer_not_possible: 'This isn’t possible right now.',
  },
  'pt-BR': {
    file_missing: 'Escolha um arquivo de currículo.',
    file_unsupported: 'Não foi possível ler este arquivo. Envie seu currículo em PDF, Word, imagem ou texto.',
    file_damaged: 'O arquivo está danificado ou vazio. Exporte-o novamente e envie a nova cópia.',
    file_locked: 'O arquivo está protegido por senha. Remova a senha e envie novamente.',
    uploads_waiting:
      'Há currículos demais da sua rede à espera de envio. Preencha o formulário à mão ou envie o arquivo mais tarde.',
    uploads_of_day:
      'Hoje não é possível receber mais arquivos. Preencha o formulário e envie sem arquivo, ou envie o currículo amanhã.',
    position_closed: 'Esta vaga não recebe mais candidaturas. Veja nossas outras vagas.',
    applied_recently: 'Você se candidatou há pouco tempo. Candidate-se de novo depois de {{months}} meses.',
    already_applied:
      'Você já se candidatou a esta vaga. Use o link particular que recebeu para acompanhar a candidatura.',
    application_limit_one: 'É possível se candidatar a {{count}} vaga aqui, e você já se candidatou.',
    application_limit: 'É possível se candidatar a até {{count}} vagas aqui, e você já atingiu esse número.',
    upload_expired: 'O currículo enviado expirou. Envie-o novamente.',
    stale: 'Sua candidatura acabou de avançar. Veja a situação atual antes de responder.',
    application_ended: 'Esta candidatura foi encerrada; não há mais nada a fazer aqui.',
    answer_not_possible: 'Isto não é possível no momento.',
  },
  'zh-TW': {
    file_missing: '請選擇一份履歷檔案',
    file_unsupported: '無法辨識此檔案，請上傳 PDF、Word、圖片或文字格式的履歷',
    file_damaged: '檔案已損壞或為空，請重新匯出後再上傳',
    file_locked: '檔案設有密碼，請取消密碼後再上傳',
    uploads_waiting: '目前網路下待送出的履歷過多，請先直接填寫表單應徵，或稍後再上傳',
    uploads_of_day: '今天可接收的履歷檔案已達上限，請先不附檔案、直接填寫表單應徵，或明天再上傳',
    position_closed: '該職缺已停止招募，您可以看看其他職缺',
    applied_recently: '您近期已應徵過，{{months}} 個月內請勿重複應徵',
    already_applied: '您已應徵過該職缺，請使用應徵成功時取得的專屬連結查看進度',
    application_limit: '該招募專案每人最多應徵 {{count}} 個職缺，您已達到上限',
    upload_expired: '上傳的履歷已過期，請重新上傳',
    stale: '您的申請剛剛有了新進展，請查看最新狀態後再操作',
    application_ended: '該申請已結束，無法再操作',
    answer_not_possible: '目前狀態下無法進行此操作',
  },
}
