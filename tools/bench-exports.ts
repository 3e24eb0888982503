import '../bench/exports.ts'
