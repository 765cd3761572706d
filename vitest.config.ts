import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    pool: 'forks',
    // As in setup.mjs: V8's book of protected code pages can lose one when threads end, and the whole process dies with it.
    execArgv: process.platform === 'linux' && process.arch === 'x64' ? ['--no-memory-protection-keys'] : [],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
