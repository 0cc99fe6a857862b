void import('../src/main.ts');
