const PAGE = `
  <main style="visibility: hidden; pointer-events: none">
    <p hidden>a</p><p style="display: flex" hidden>b</p><b style="visibility: visible; pointer-events: auto">c</b>
    <input type="hidden"><input type="text"><dialog>d</dialog><dialog open>e</dialog>
    <ruby>f<rp>g</rp><rt style="visibility: collapse">h</rt></ruby><rp>i</rp><table><tr><td>j</td></tr></table>
    <svg style="display: none"><path d="M0 0" /></svg>
  </main>`;
const READ = ['display', 'visibility', 'pointer-events', 'opacity', 'color'];

it('a page without style sheets gives each element the same computed styles as a page with one', () => {
  document.body.innerHTML = PAGE;
  const elements = [...document.querySelectorAll('*')];
  const styles = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [element.localName, style.pointerEvents, ...READ.map((name) => style.getPropertyValue(name))];
    });
  const found = styles();
  document.body.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(found).toEqual(styles());
  expect(found.flat()).toEqual(expect.arrayContaining(['none', 'flex', 'hidden', 'collapse', 'auto']));
});

it('a style sheet hides what it names', () => {
  document.body.innerHTML = '<style>p { display: none }</style><p>a</p>';
  expect(document.querySelector('p')).not.toBeVisible();
});
