// A test without a page needs none of this: loading React alone takes longer than such a test.
if (typeof window !== 'undefined') jest.requireActual('./setupOfPage');
