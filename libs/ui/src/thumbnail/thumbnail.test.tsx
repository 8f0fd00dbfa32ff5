import { PRODUCT_PLACEHOLDER } from '@carta/domain';
import { fireEvent, render } from '@testing-library/react';
import { Thumbnail } from './thumbnail.tsx';

const picture = (container: HTMLElement) => container.querySelector('img');

describe('Thumbnail', () => {
  it('[IMG-6] a thumbnail loads the 160 px variant', () => {
    const { container } = render(<Thumbnail src="/files/demo/abc.webp" />);
    expect(picture(container)).toHaveAttribute('src', '/files/demo/abc-160.webp');
  });

  it.each([null, PRODUCT_PLACEHOLDER])('a thumbnail of %s shows an icon', (src) => {
    const { container } = render(<Thumbnail src={src} />);
    expect(picture(container)).toBeNull();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('a picture that fails to load is replaced by an icon until the address changes', () => {
    const { container, rerender } = render(<Thumbnail src="/files/demo/lost.webp" />);
    fireEvent.error(picture(container)!);
    expect(picture(container)).toBeNull();
    rerender(<Thumbnail src="/files/demo/new.webp" />);
    expect(picture(container)).toHaveAttribute('src', '/files/demo/new-160.webp');
  });
});
