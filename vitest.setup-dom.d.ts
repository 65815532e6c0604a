import '@testing-library/jest-dom/vitest';
//# sourceMappingURL=vitest.setup-dom.d.ts.map
