import '../bench/suits.ts'
