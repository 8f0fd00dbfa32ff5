import './main.ts';

// The server says when a build is new.
new EventSource('/dev/reload').addEventListener('reload', () => location.reload());
