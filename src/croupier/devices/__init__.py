"""The floor's machines: wheel readers and the bytes they speak. They report; they decide nothing."""
