const { configure } = require('@testing-library/dom');

// What a test waits for may take longer on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 });
